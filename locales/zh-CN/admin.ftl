# Administration: tables that are stopped, people who are forgotten.

person-forgotten = 某人
table-log-freeze = 管理员暂停了这一桌。什么都不会丢失，也不会计任何人的时间。
table-log-thaw = 这一桌继续进行。暂停的时间不算在任何人身上。
table-frozen = **管理员暂停了这一桌。** 什么都不会丢失，也不会计任何人的时间。你什么都不用做：继续时，会通知大家在等的人。
error-table-frozen = 管理员暂停了这一桌。什么都不会丢失；继续时，会通知大家在等的人。
error-freeze-twice = 这一桌已经暂停了。
error-thaw-nothing = 这一桌没有暂停。
error-no-person = 没有这个人。
