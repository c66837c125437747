"""Writes call-times.test.csv: what the clocks of each zone mean on 200 dates around both changes of two years.

Made by other means than the code that it judges: Python's zoneinfo over the IANA database. `fold=0` is what
docs call the first of two, and moves a time that clocks skip on by what they skip.

    python3 call-times.test.py > call-times.test.csv
"""

from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

ZONES = {
    "PST": "America/Los_Angeles",
    "MST": "America/Denver",
    "CST": "America/Chicago",
    "EST": "America/New_York",
    "AZ": "America/Phoenix",
    "AKST": "America/Anchorage",
    "HST": "Pacific/Honolulu",
}
# The Sundays on which American clocks change, and 25 days before and 24 after each.
CHANGES = [date(2026, 3, 8), date(2026, 11, 1), date(2027, 3, 14), date(2027, 11, 7)]
TIMES = ["09:00", "17:30", "00:30", "01:30", "02:30", "12:00", "23:45"]

print("date,time," + ",".join(ZONES))
for change in CHANGES:
    for index, offset in enumerate(range(-25, 25)):
        day = change + timedelta(days=offset)
        # Every time of the table on the day of the change itself, one of them on all others.
        times = TIMES if offset == 0 else [TIMES[index % len(TIMES)]]
        for clock in times:
            hour, minute = map(int, clock.split(":"))
            row = [
                datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(name))
                .astimezone(timezone.utc)
                .strftime("%Y-%m-%dT%H:%MZ")
                for name in ZONES.values()
            ]
            print(f"{day},{clock}," + ",".join(row))
