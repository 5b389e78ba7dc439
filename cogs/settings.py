"""Settings from the environment and from `.env`, with problems explained in plain words."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from dotenv.parser import parse_stream
from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from db.address import address_of
from db.errors import StoreError
from tables.version import VERSION

ENV_FILE = Path(".env")
DATA_DIR = Path("data")
_DATABASES = ("sqlite", "postgresql")
_NAME = r"^[A-Za-z0-9_-]{1,40}$"
_HOST = r"^[0-9A-Za-z-]{1,63}(\.[0-9A-Za-z-]{1,63})*$"
"""Patterns for pydantic, which looks for them anywhere: `^` and `$` are the ends of the whole value."""
_URL = re.compile(r"(?P<kind>[a-z0-9]+)(\+(?P<driver>[a-z0-9_]+))?://\S*")


class BadSettings(Exception):
    """The settings cannot be used. `lines` say what to change, for a person at a terminal."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("; ".join(lines))
        self.lines = lines


class Settings(BaseSettings):
    """Every setting of Orrery; `.env.example` explains them."""

    model_config = SettingsConfigDict(extra="ignore", env_ignore_empty=True, hide_input_in_errors=True)

    discord_token: str | None = None
    database_url: str = "sqlite+aiosqlite:///data/orrery.sqlite3"
    data_dir: Path = DATA_DIR
    discord_api_base: str | None = None
    discord_gateway_url: str | None = None
    requests_per_second: int | None = Field(default=None, ge=0, le=100_000)
    database_connections: int = Field(default=15, ge=2, le=500)
    database_statement_seconds: float = Field(default=30.0, ge=0)
    database_away_seconds: float = Field(default=2.0, ge=0, le=60)
    render_workers: int | None = Field(default=None, ge=0, le=32)
    sprite_memory: int = Field(default=64, ge=8, le=4096)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["plain", "json"] = "plain"
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = Field(default="127.0.0.1", pattern=_HOST, max_length=253)
    practice_port: int = Field(default=8123, ge=0, le=65535)
    process_name: str = Field(default="orrery", pattern=_NAME)
    shards: int | None = Field(default=None, ge=1, le=16_384)
    processes: int = Field(default=1, ge=1, le=1024)
    dev_guild_id: int | None = Field(default=None, ge=1)
    tables_per_person: int = Field(default=10, ge=0)
    tables_per_server: int = Field(default=200, ge=0)
    seats_per_person: int = Field(default=40, ge=0)
    presses_per_minute: int = Field(default=180, ge=0)
    openings_per_hour: int = Field(default=20, ge=0)
    own_emoji: bool = True
    engine: str | None = None
    engine_level: Literal["easy", "normal", "hard"] = "hard"
    engine_seconds: float = Field(default=10, ge=0.1, le=15)
    engine_memory: int = Field(default=512, ge=16)

    @field_validator("discord_token")
    @classmethod
    def _token(cls, value: str | None) -> str | None:
        if value is not None and (not value.isascii() or not value.isprintable() or " " in value):
            raise ValueError(
                "is not a bot token (it holds spaces or signs that no token has). Copy it again from the Bot page of "
                "your application at https://discord.com/developers/applications"
            )
        return value

    @field_validator("database_url")
    @classmethod
    def _database(cls, value: str) -> str:
        match = _URL.fullmatch(value)
        if match is None or match["kind"] not in _DATABASES:
            raise ValueError(
                "is not a database address. Examples: sqlite+aiosqlite:///data/orrery.sqlite3 or "
                "postgresql+asyncpg://user:password@host/orrery"
            )
        if match["driver"] is None:
            driver = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}[match["kind"]]
            value = value.replace("://", f"+{driver}://", 1)
        try:
            address_of(value)
        except StoreError as problem:
            raise ValueError(str(problem).removeprefix("DATABASE_URL ")) from None
        return value

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _word(cls, value: object, info: object) -> object:
        if not isinstance(value, str):
            return value
        return value.strip().lower() if getattr(info, "field_name", "") == "log_format" else value.strip().upper()

    @field_validator("engine")
    @classmethod
    def _command(cls, value: str | None) -> str | None:
        try:
            words = shlex.split(value or "")
        except ValueError:
            words = []
        if value is not None and not words:
            raise ValueError("is not a command (a quote is not closed, or it is empty). Example: python my_player.py")
        return value

    @field_validator("discord_api_base", "discord_gateway_url")
    @classmethod
    def _address(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch(r"(https?|wss?)://\S+", value):
            raise ValueError("is not an address (http://…, https://…, ws://… or wss://…)")
        return value

    @model_validator(mode="after")
    def _several(self) -> Settings:
        if self.processes > 1 and not self.database_url.startswith("postgresql"):
            raise ValueError("PROCESSES above 1 needs PostgreSQL (DATABASE_URL): SQLite's file is for one process")
        if self.processes > 1 and (self.shards is None or self.shards < self.processes):
            raise ValueError(
                "PROCESSES above 1 needs SHARDS, the number of shards of all processes together: at least one for each "
                "process, and one for 2,500 servers (Discord names the number to bots on more than 150,000)"
            )
        return self


def load(env_file: Path = ENV_FILE) -> Settings:
    """Read the settings. Raises BadSettings if something in `.env` or the environment cannot be used."""
    check_file(env_file)
    try:
        return Settings(_env_file=env_file, _env_file_encoding="utf-8")  # type: ignore[call-arg]
    except ValidationError as problem:
        raise BadSettings([_in_words(error["loc"], error["msg"]) for error in problem.errors()]) from None
    except SettingsError as problem:
        raise BadSettings([str(problem)]) from None


def check_arguments(given: Sequence[str]) -> None:
    """Ends the program with its help or version if that is asked for, and with an error for any other argument."""
    settings = ", ".join(name.upper() for name in Settings.model_fields)
    parser = argparse.ArgumentParser(
        "bot.py",
        description="Orrery hosts board games in Discord. Without DISCORD_TOKEN it starts practice mode: the bot in a "
        "simulated Discord, with a page in your browser.",
        epilog=f"Settings, from .env or the environment; .env.example explains them: {settings}.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Orrery {VERSION}")
    parser.parse_args(given)


def check_file(path: Path) -> None:
    """Raises BadSettings if the file exists and cannot be read, with the lines that make no sense."""
    if not path.exists():
        return
    try:
        with path.open(encoding="utf-8") as stream:
            wrong = [part.original.line for part in parse_stream(stream) if part.error]
    except UnicodeDecodeError:
        raise BadSettings([f"{path} is not a text file in UTF-8. Write it again; .env.example shows how."]) from None
    except OSError as problem:
        raise BadSettings([f"{path} cannot be read: {problem.strerror or problem}."]) from None
    if wrong:
        raise BadSettings([f"{path}, line {line}: expected NAME=value." for line in wrong])


def _in_words(place: tuple[int | str, ...], message: str) -> str:
    name = "_".join(str(part) for part in place).upper()
    for kind in ("Value error, ", "Input ", "String "):
        message = message.removeprefix(kind)
    return f"{name} {message.rstrip('.')}.".lstrip()
