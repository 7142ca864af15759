import { expect, it } from 'vitest';
import { invitationText, joinLink, mailLink, originOf, timesOf, whenText } from './invitation.ts';

it('has the code after the #, in no request', () => {
  const link = new URL(joinLink('https://vigie.brevelle.example', 'K7QF-2MXD', 'email'));
  expect(link.pathname + link.search).toBe('/user-login');
  expect(link.hash).toBe('#code=K7QF-2MXD');
});

it.each([
  ['https://vigie.brevelle.example/', 'https://vigie.brevelle.example'],
  [' 192.0.2.7:3000 ', 'http://192.0.2.7:3000'],
  ['HTTP://salle.local:3000/admin', 'http://salle.local:3000'],
  ['', null],
  ['pas une adresse', null],
])('reads %j as the address %j', (typed, origin) => {
  expect(originOf(typed)).toBe(origin);
});

const NOW = Date.UTC(2026, 10, 20);
const OPENS = '2026-11-21T09:00:00.000Z';

it.each([
  [{ opensAt: null, closesAt: OPENS, durationMinutes: 45 }, null],
  [{ opensAt: '2026-11-19T09:00:00.000Z', closesAt: null, durationMinutes: null }, null],
  [{ opensAt: OPENS, closesAt: null, durationMinutes: 45 }, 45],
  [{ opensAt: OPENS, closesAt: '2026-11-21T11:00:00.000Z', durationMinutes: 45 }, 120],
  [{ opensAt: OPENS, closesAt: null, durationMinutes: null }, 60],
])('of %j lasts %j minutes', (session, minutes) => {
  const times = timesOf({ workshop: null, ...session }, NOW);
  expect(times && (times.ends - times.starts) / 60_000).toBe(minutes);
});

it('takes the end of a calendar entry for no duration where nobody gave one', () => {
  const minutesOf = (more: object) =>
    timesOf({ workshop: null, opensAt: OPENS, closesAt: null, durationMinutes: null, ...more }, NOW)?.minutes;
  expect(minutesOf({})).toBeNull();
  expect(minutesOf({ durationMinutes: 45 })).toBe(45);
  expect(minutesOf({ closesAt: '2026-11-21T11:00:00.000Z' })).toBe(120);
});

it('tells when, where and the code, and leaves out what nobody set', () => {
  const plain = {
    name: null,
    code: 'K7QF-2MXD',
    playerLogin: 'email' as const,
    site: 'http://192.0.2.7:3000',
    starts: null,
    minutes: null,
    until: null,
    venue: null,
    returns: [],
  };
  expect(invitationText(plain)).toContain('http://192.0.2.7:3000/user-login#code=K7QF-2MXD');
  for (const unset of ['Quand', 'Durée', 'Lieu']) expect(invitationText(plain)).not.toContain(unset);
  expect(invitationText(plain)).toContain(
    'Rien à cliquer ici. Le moment venu, tapez l’adresse affichée dans la salle\u00a0: 192.0.2.7:3000',
  );
  const starts = Date.parse(OPENS);
  const text = invitationText({ ...plain, name: 'Achats', starts, minutes: 90, venue: 'Salle Belle-Île' });
  expect(text).toContain('Durée\u00a0: 90 minutes\nLieu\u00a0: Salle Belle-Île');
  expect(text).toContain('«\u00a0Achats\u00a0»');
  expect(text).toContain('Quand\u00a0: samedi 21 novembre 2026 à ');
  const paced = invitationText({ ...plain, until: starts });
  expect(paced).toContain('Quand\u00a0: à votre rythme, en une fois ou en plusieurs, jusqu’au samedi 21 novembre 2026 à ');
  expect(paced).toContain('Quand vous voulez, tapez cette adresse dans votre navigateur\u00a0: 192.0.2.7:3000');
  expect(paced).not.toContain('salle');
  const later = invitationText({ ...plain, starts, until: starts + 7 * 86_400_000 });
  expect(later.match(/Quand/g)).toHaveLength(2);
  expect(later).toMatch(/à partir du samedi 21 novembre 2026 à .* et jusqu’au samedi 28 novembre 2026 à /);
});

it.each([
  [[], null],
  [['weeks-3'], 'Un e-mail vous proposera, trois semaines après votre venue, de revenir dix minutes, par un lien personnel.'],
  [['weeks-3', 'months-3'], 'Un e-mail vous proposera, trois semaines puis trois mois après votre venue, de revenir dix minutes'],
] as const)('tells of the returns %j that the campaign sets', (returns, told) => {
  const text = invitationText({
    name: null,
    code: 'K7QF-2MXD',
    playerLogin: 'email',
    site: 'http://192.0.2.7:3000',
    starts: null,
    minutes: null,
    venue: null,
    until: null,
    returns,
  });
  if (told === null) expect(text).not.toContain('après votre venue');
  else expect(text).toContain(told);
});

it.each([
  ['Europe/Paris', 'samedi 21 novembre 2026 à 10:00 (heure de Paris)'],
  ['Indian/Reunion', 'samedi 21 novembre 2026 à 13:00 (heure de La Réunion)'],
  ['UTC', 'samedi 21 novembre 2026 à 9:00 (temps universel)'],
])('tells the time as people in %s call it', (zone, text) => {
  expect(whenText(Date.parse(OPENS), zone)).toBe(text);
});

it('of a workshop is the whole of it, on its day', () => {
  const workshop = {
    startsAt: OPENS,
    venue: null,
    audience: 'office' as const,
    expected: null,
    minutes: { welcome: 10, play: 45, debrief: 25, questions: 10 },
  };
  const session = { opensAt: null, closesAt: null, durationMinutes: 45, workshop };
  const starts = Date.parse(OPENS);
  expect(timesOf(session, NOW)).toEqual({ starts, ends: starts + 90 * 60_000, minutes: 90 });
  expect(timesOf(session, starts)).toBeNull();
});

it('is written to everybody in blind copy, as far as a link goes', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => `personne.${index}+a&b@brevelle.example`);
  const link = new URL(mailLink(people(2), 'Vigie\u00a0: Achats', 'Bonjour,\nà bord !') ?? '');
  expect(link.pathname).toBe('');
  expect(link.searchParams.get('bcc')).toBe('personne.0+a&b@brevelle.example,personne.1+a&b@brevelle.example');
  expect(link.searchParams.get('subject')).toBe('Vigie\u00a0: Achats');
  expect(link.searchParams.get('body')).toBe('Bonjour,\r\nà bord !');
  const without = new URL(mailLink(people(20), 'Vigie', 'x'.repeat(1500)) ?? '');
  expect(without.searchParams.get('bcc')?.split(',')).toHaveLength(20);
  expect(without.searchParams.has('body')).toBe(false);
  expect(mailLink(people(80), 'Vigie', 'Bonjour')).toBeNull();
});

it('leads to the company’s account where players come with it, and asks for no address', () => {
  const text = invitationText({
    name: null,
    code: 'K7QF-2MXD',
    playerLogin: 'provider',
    site: 'http://192.0.2.7:3000',
    starts: null,
    minutes: null,
    venue: null,
    until: null,
    returns: [],
  });
  expect(text).toContain('affichée dans la salle : 192.0.2.7:3000/compte\n');
  expect(text).toContain('http://192.0.2.7:3000/compte#code=K7QF-2MXD');
  expect(text).toContain('le compte que vous utilisez au travail');
  expect(text).not.toContain('adresse e-mail');
  expect(text, 'a gap where nothing is set').not.toContain('\n\n\n');
});
