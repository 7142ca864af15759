/** The missions are played apart and tell of one year: the calendar of docs/story.md, the year 2026 and their texts agree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const FRENCH_WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const FRENCH_MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
/** How often these may err: a second confession is heard, a tenth expected. */
const MOST_SLIPS = { 'Gwenaëlle Riou': 3, 'Malik Benali': 3, 'Fatou Diarra': 3 };

const story = readFileSync(join(ROOT, 'docs/story.md'), 'utf8');
const missions = readdirSync(join(ROOT, 'challenges')).filter((name) => !name.startsWith('_'));

/** Cells of the rows of a section's first table, its heading left out. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const [, after = ''] = story.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const [, , ...lines] = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const weekdayOf = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day)).getUTCDay();

const calendar = rowsOf('The calendar of 2026').map(([date = '', hour = '', mission = '', ...rest]) => {
  const [, month = '', day = ''] = /2026-(\d\d)-(\d\d)/.exec(date) ?? [];
  return {
    key: mission.replaceAll('`', ''),
    row: [date, hour, mission, ...rest].join(' | '),
    date,
    hour,
    month: Number(month),
    day: Number(day),
    telephones: rest[2] ?? '',
  };
});

/** What a mission's folder tells, on one line, with plain spaces: its sources, its manifest and its notes. */
function textsOf(key: string): string {
  const folder = join(ROOT, 'challenges', key);
  const files = readdirSync(folder).filter((name) => /\.(?:tsx?|json|md)$/.test(name) && !/\.(?:test|stories)\./.test(name));
  return spaced(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
}

const spaced = (text: string) => text.replace(/\\u(?:00a0|202f)|&nbsp;|&#8239;|\s+/gi, ' ');

/** The number of a weekday in a French text. */
const weekdayNumber = (name: string) => FRENCH_WEEKDAYS.indexOf(name.toLowerCase());

/** An hour, « 08:05 », as French texts write it: « 8 h 05 », « 9 h », « Midi ». */
function hourInFrench(hour: string): RegExp {
  const [hours = '', minutes = ''] = hour.split(':');
  const clock = minutes === '00' ? `${Number(hours)} h(?! \\d)` : `${Number(hours)} h ${minutes}`;
  return new RegExp(hour === '12:00' ? `\\b(?:midi|${clock})` : `(?<!\\d)${clock}`, 'i');
}

/** Weekdays that a briefing names. */
const weekdaysIn = (briefing: string) => [
  ...briefing.matchAll(new RegExp(`(?<!\\p{L})(?:${FRENCH_WEEKDAYS.join('|')})(?!\\p{L})`, 'giu')),
];

describe('the calendar', () => {
  it('lists every mission of challenges/ once, in the order of the year', () => {
    expect(calendar.map(({ key }) => key).toSorted()).toEqual(missions);
    expect(calendar.map(({ month, day }) => month * 100 + day)).toEqual(
      calendar.map(({ month, day }) => month * 100 + day).toSorted((a, b) => a - b),
    );
  });

  it('has the weekdays of 2026', () => {
    const dates = [...story.matchAll(/2026-(\d\d)-(\d\d)(?:\*\*)?, (?:\*\*)?(\w+)/g)];
    expect(dates.length).toBeGreaterThan(missions.length - 1);
    const wrong = dates.filter(([, month, day, weekday]) => weekday !== WEEKDAYS[weekdayOf(Number(month), Number(day))]);
    expect(wrong.map(([date]) => date)).toEqual([]);
  });

  it('has nobody on one telephone twice at a time', () => {
    const [, extensions = ''] = rowsOf('What recurs').find(([what]) => what === 'extensions') ?? [];
    const held = calendar.flatMap(({ date, key, telephones }) =>
      [...telephones.matchAll(/(\p{L}+), (\d{4}), (\d\d:\d\d) to (\d\d:\d\d)/gu)].map(
        ([, person = '', extension = '', from = '', to = '']) => ({
          date: date.replaceAll('*', ''),
          key,
          person,
          extension,
          from,
          to,
        }),
      ),
    );
    expect(held.length).toBe(calendar.filter(({ telephones }) => telephones !== '').length);
    for (const { person, extension, from, to } of held) {
      expect(extensions).toMatch(new RegExp(`${person} [^,]*${extension}`));
      expect(from < to).toBe(true);
    }
    const at = held.toSorted((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));
    const twice = at.flatMap((one, index) =>
      at
        .slice(index + 1)
        .filter(
          ({ date, person, extension, from }) =>
            date === one.date && from < one.to && (person === one.person || extension === one.extension),
        )
        .map(({ key }) => [one.key, key]),
    );
    expect(twice).toEqual([]);
  });
});

describe.each(calendar)('$key', ({ key, row, date, hour, month, day }) => {
  const texts = textsOf(key);
  const { briefing }: { readonly briefing: string } = JSON.parse(
    readFileSync(join(ROOT, 'challenges', key, 'manifest.json'), 'utf8'),
  );

  it('names in its briefing no weekday but those that the calendar has in bold', () => {
    const own = /\*\*(?:[\d-]+, )?(\w+day)\*\*/.exec(date)?.[1];
    const others = [...row.replace(date, '').matchAll(/\*\*(\w+day)\*\* (\d+)/g)];
    for (const [, weekday = '', of] of others) expect(WEEKDAYS[weekdayOf(month, Number(of))]).toBe(weekday);
    const allowed = [own, ...others.map(([, weekday]) => weekday)];
    expect(weekdaysIn(briefing).filter(([name]) => !allowed.includes(WEEKDAYS[weekdayNumber(name)]))).toEqual([]);
  });

  it('tells the day and the hour that the calendar has in bold', () => {
    const weekdayName = FRENCH_WEEKDAYS[weekdayOf(month, day)] ?? '';
    const [, hourTold] = /^\*\*(\d\d:\d\d)\*\*$/.exec(hour) ?? [];
    const told = [
      ...(/\*\*[^*]*2026/.test(date)
        ? [new RegExp(`(?<!\\d)${day} ${FRENCH_MONTHS[month - 1]}|${weekdayName} ${day}(?!\\d| h)`, 'i')]
        : []),
      ...(/\*\*[^*]*\w+day\*\*/.test(date) ? [new RegExp(weekdayName, 'i')] : []),
      ...(hourTold ? [hourInFrench(hourTold)] : []),
    ];
    expect(told.filter((words) => !words.test(texts))).toEqual([]);
  });

  it('names no day with the weekday of another year', () => {
    const named = new RegExp(
      `(?<!\\p{L})(${FRENCH_WEEKDAYS.join('|')}) (\\d{1,2})(?:er)?(?!\\d| h|:)(?: (${FRENCH_MONTHS.join('|')}))?`,
      'giu',
    );
    const dated = [...texts.matchAll(named)].map(([all, weekday = '', of, monthName]) => ({
      all,
      right:
        weekdayNumber(weekday) === weekdayOf(monthName ? FRENCH_MONTHS.indexOf(monthName.toLowerCase()) + 1 : month, Number(of)),
    }));
    expect(dated.filter(({ right }) => !right).map(({ all }) => all)).toEqual([]);
  });
});

describe('the cast', () => {
  /** Whole strings of server parts that are a first name and a name, by the mission that draws them. */
  const drawn = missions.flatMap((key) =>
    readdirSync(join(ROOT, 'challenges', key))
      .filter((name) => name.endsWith('.server.ts'))
      .flatMap((name) => [
        ...readFileSync(join(ROOT, 'challenges', key, name), 'utf8').matchAll(
          /'(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:Le )?\p{Lu}\p{Ll}+)'/gu,
        ),
      ])
      .map(([, name = '']) => ({ key, name })),
  );

  it('has nobody in two missions whom the story does not name', () => {
    expect(drawn.length).toBeGreaterThan(100);
    const told = spaced(story);
    const twice = drawn.filter(
      ({ key, name }) => !told.includes(name) && drawn.some((other) => other.name === name && other.key !== key),
    );
    expect(twice).toEqual([]);
  });
});

describe('slips', () => {
  const slips = rowsOf('Slips, mission by mission').map(([person = '', where = '']) => ({
    person,
    where: [...where.matchAll(/`([\w-]+)`/g)].map(([, key = '']) => key),
  }));

  it('are told of every mission, and of nobody where there is none', () => {
    expect([...new Set(slips.flatMap(({ where }) => where))].toSorted()).toEqual(missions);
    const nobody = slips.find(({ person }) => person.startsWith('nobody'))?.where ?? [];
    const somebody = slips.filter(({ person }) => !person.startsWith('nobody')).flatMap(({ where }) => where);
    expect(nobody.filter((key) => somebody.includes(key))).toEqual([]);
  });

  it.each(Object.entries(MOST_SLIPS))('are not more than a few of %s', (name, most) => {
    const where = slips.find(({ person }) => person === name)?.where ?? [];
    expect(where.length).toBeGreaterThan(0);
    expect(where.length).toBeLessThanOrEqual(most);
  });
});
