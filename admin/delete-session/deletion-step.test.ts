import { describe, expect, it } from 'vitest';
import type { Role } from '#schemas/facilitators.ts';
import { deletionStep } from './deletion-step.ts';

const AT = '2026-11-21T09:00:00.000Z';
const by = (requestedBy: string) => ({ id: 'r1', requestedBy, requestedAt: AT, expiresAt: AT });
const me = (username: string, role: Role = 'facilitator') => ({ username, role });

describe('the deletion of a session', () => {
  it.each([
    ['without the rule, is anybody’s', { owner: 'olga', secondPerson: false, request: null }, me('carl'), 'delete'],
    ['is its owner’s', { owner: 'olga', secondPerson: true, request: null }, me('olga'), 'delete'],
    ['of another’s, is requested', { owner: 'olga', secondPerson: true, request: null }, me('carl'), 'request'],
    [
      'of nobody’s, is requested by an administrator too',
      { owner: null, secondPerson: true, request: null },
      me('ada', 'administrator'),
      'request',
    ],
    [
      'that I requested, is mine to withdraw',
      { owner: 'olga', secondPerson: true, request: by('carl') },
      me('carl', 'administrator'),
      'withdraw',
    ],
    [
      'that I requested before the session was mine, is mine',
      { owner: 'carl', secondPerson: true, request: by('carl') },
      me('carl'),
      'delete',
    ],
    [
      'that somebody requested, is for the owner to confirm',
      { owner: 'olga', secondPerson: true, request: by('carl') },
      me('olga'),
      'confirm',
    ],
    [
      'that somebody requested, is for another administrator too',
      { owner: 'olga', secondPerson: true, request: by('carl') },
      me('ada', 'administrator'),
      'confirm',
    ],
    [
      'that somebody requested, is nothing to a third facilitator',
      { owner: 'olga', secondPerson: true, request: by('carl') },
      me('tom'),
      'look',
    ],
  ] as const)('%s', (_, deletion, account, step) => {
    expect(deletionStep(deletion, account)).toBe(step);
  });
});
