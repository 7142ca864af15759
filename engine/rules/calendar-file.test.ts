import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const ENTRY = {
  id: '01a1fd557a802011ee5862fab2f0',
  starts: Date.UTC(2026, 10, 21, 9),
  ends: Date.UTC(2026, 10, 21, 9, 45),
  now: Date.UTC(2026, 10, 20, 8, 30, 12),
  title: 'Équipe achats, quai ; pont \\ mât',
  description: 'Bonjour,\n\nÀ bientôt\u00a0!',
  url: 'https://vigie.brevelle.example/user-login#code=K7QF-2MXD',
  venue: null,
};

it('has the lines of RFC 5545, with times in UTC and the same identifier every time', () => {
  const lines = calendarFile(ENTRY).split('\r\n');
  expect(lines.slice(0, 10)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vigie//Vigie//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:01a1fd557a802011ee5862fab2f0@vigie',
    'DTSTAMP:20261120T083012Z',
    'DTSTART:20261121T090000Z',
    'DTEND:20261121T094500Z',
  ]);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

it('names where people meet, and the address for those who join from elsewhere', () => {
  const venue = calendarFile({ ...ENTRY, venue: 'Salle des cartes, quai 2' });
  expect(venue).toContain('\r\nLOCATION:Salle des cartes\\, quai 2\r\n');
  expect(venue).toContain(`\r\nURL:${ENTRY.url}\r\n`);
  expect(calendarFile(ENTRY)).toContain(`\r\nLOCATION:${ENTRY.url}\r\n`);
});

it('escapes what has a meaning in a calendar', () => {
  const text = calendarFile(ENTRY);
  expect(text).toContain('SUMMARY:Équipe achats\\, quai \\; pont \\\\ mât\r\n');
  expect(text).toContain('DESCRIPTION:Bonjour\\,\\n\\nÀ bientôt\u00a0!\r\n');
});

it('leaves a line of exactly 75 octets whole', () => {
  const description = 'x'.repeat(75 - 'DESCRIPTION:'.length);
  expect(calendarFile({ ...ENTRY, description })).toContain(`\r\nDESCRIPTION:${description}\r\n`);
  expect(calendarFile({ ...ENTRY, description: `${description}y` })).toContain(`\r\nDESCRIPTION:${description}\r\n y\r\n`);
});

it('folds lines at 75 octets without cutting a character, and they can be unfolded', () => {
  const description = `${'é'.repeat(100)} 🚢${'x'.repeat(100)}`;
  const text = calendarFile({ ...ENTRY, description });
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]|\ufffd/);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
});
