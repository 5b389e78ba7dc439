# Administration: tables that are stopped, people who are forgotten.

person-forgotten = 某人
table-log-freeze = 管理員暫停了這一桌。什麼都不會遺失，也不會計任何人的時間。
table-log-thaw = 這一桌繼續進行。暫停的時間不算在任何人身上。
table-frozen = **管理員暫停了這一桌。** 什麼都不會遺失，也不會計任何人的時間。你什麼都不用做：繼續時，會通知大家在等的人。
error-table-frozen = 管理員暫停了這一桌。什麼都不會遺失；繼續時，會通知大家在等的人。
error-freeze-twice = 這一桌已經暫停了。
error-thaw-nothing = 這一桌沒有暫停。
error-no-person = 沒有這個人。
