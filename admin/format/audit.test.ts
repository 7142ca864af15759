import { describe, expect, it } from 'vitest';
import { formatDetail, formatSubject } from './audit.ts';

const entry = (action: string, detail: Record<string, unknown> | null = null) => ({
  ...{ id: '1', at: '2026-11-21T09:00:00.000Z', actor: 'marie', subject: 'x1' },
  ...{ action, detail },
});

describe('the subject of an entry', () => {
  it.each([
    ['campaign-session-added', { name: 'Automne', session: 'K7QF-2MXD' }, 'Automne'],
    ['returns-set', null, 'A campaign'],
    ['mails-queued', { about: 'campaign' }, 'A campaign'],
    ['mails-queued', { about: 'session' }, 'A deleted session'],
    ['person-removed', null, 'A person of the directory'],
    ['person-erased', null, 'A person of the directory'],
    ['campaign-person-erased', { name: 'Automne' }, 'Automne'],
    ['participant-erased', null, 'A participant'],
    ['participant-erased', { participant: '01a2@personne-effacee.invalid' }, 'An erased person'],
    ['session-closed', null, 'A deleted session'],
    ['of-a-later-version', null, 'x1'],
  ])('of %s with %o is %s', (action, detail, subject) => {
    expect(formatSubject(entry(action, detail), [])).toBe(subject);
  });
});

describe('the details of an entry', () => {
  it('of a rectification are what was corrected', () => {
    expect(formatDetail(entry('participant-rectified', { address: true, name: false }))).toEqual(['address']);
  });

  it.each([
    [{ role: 'department', sessionsWithoutOwner: 2 }, ['role: Department head', 'sessions without owner: 2']],
    [{ kinds: ['weeks-3', 'months-3'] }, ['returns: three weeks, three months']],
    [{ changed: ['opensAt', 'allowed'] }, ['changed: Opens, People on the list']],
    [{ changed: ['department', 'name'] }, ['changed: Department, Name']],
    [{ address: true, name: false }, ['address', 'name: no']],
    [
      { people: 7, department: 'Logistique', firstOnly: true },
      ['people: 7', 'department: Logistique', 'to whom nothing was written about it before'],
    ],
    [{ department: '' }, ['department: Without a department']],
    [{ newBrowser: '' }, ['new browser: Unknown browser']],
    [{ participants: [] }, []],
    [
      { participants: ['01a2@personne-effacee.invalid', 'ana@brevelle.example'] },
      ['participants: An erased person, ana@brevelle.example'],
    ],
    [{ of_a_later_version: 'x' }, ['of_a_later_version: x']],
  ])('of %o are %o', (detail, words) => {
    expect(formatDetail(entry('facilitator-changed', detail))).toEqual(words);
  });
});
