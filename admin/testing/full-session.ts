/** Data with long names, long ids and large numbers, for which the console must have room. */
import type { AuditEntry } from '#schemas/facilitators.ts';
import { participant } from './a-participant.ts';
import { account } from './an-account.ts';
import { freshData, type StandInData } from './stand-in-data.ts';

const AT = '2026-11-21T09:00:00.000Z';
const ID = '019e0c4f7b2a4d5e8f90a1b2c3d4';
const PEOPLE = ['eloise.dupont-martin@direction.brevelle.example', 'noel.leger@brevelle.example', `${'w'.repeat(60)}@example.fr`];

function entry(index: number, action: string, detail: AuditEntry['detail'], subject: string | null = ID): AuditEntry {
  return { id: String(9 - index), at: AT, actor: 'camille.fontaine@brevelle.example', action, subject, detail };
}

export function fullSession(): StandInData {
  const rows = PEOPLE.map((username, index) => ({ username, score: 1234.25 - 1000 * index }));
  return {
    ...freshData(),
    accounts: [
      account('f1', 'camille.fontaine@brevelle.example', 'administrator', 2),
      account('f2', 'jean-baptiste.lefebvre@brevelle.example', 'facilitator', 3),
      { ...account('f4', 'admin', 'administrator', 1), fromEnvironment: true },
    ],
    sessions: [
      { id: 's1', code: 'K7QF-2MXD', name: 'Atelier de 45 minutes, direction des achats et de la logistique', active: true },
      { id: ID, code: 'M3RT-9WQA', name: null, active: true },
      { id: ID.toUpperCase(), code: 'WWWW-MMMM', name: 'Sensibilisation', active: false },
    ],
    participants: PEOPLE.map((username, index) => ({
      ...participant(`p${index + 1}`, username, 1234.25),
      team: 'Administration',
    })),
    current: rows,
    all: rows,
    log: [
      entry(0, 'audit-exported', { actor: 'camille.fontaine@brevelle.example' }),
      entry(1, 'participant-reinstated', { participant: PEOPLE[0], reason: 'a mistake of the facilitator' }),
    ],
    storage: {
      sessions: 12_345,
      participants: 1_234_567,
      scores: 9_876_543,
      size_bytes: 1e12,
      db_path: `/srv/${'vigie/'.repeat(12)}vigie.db`,
      version: '1.0.0',
      retention: { days: 36_500, decided: true },
    },
  };
}
