import { describe, expect, it } from 'vitest';
import { filterSessions, withStatus } from './filter-sessions.ts';

const sessions = [
  { id: '1', code: 'K7QF-2MXD', name: 'Équipe achats', active: true },
  { id: '2', code: 'ABCD-EFGH', name: null, active: false },
];
const found = (text: string) => filterSessions(sessions, text).map((session) => session.id);

describe('filterSessions', () => {
  it('keeps everything for an empty search', () => {
    expect(found('  ')).toEqual(['1', '2']);
  });
  it('finds by code, with or without its dash, in any case', () => {
    expect(found('k7qf-2')).toEqual(['1']);
    expect(found('qf2m')).toEqual(['1']);
  });
  it('finds by name, accents aside', () => {
    expect(found('equipe')).toEqual(['1']);
  });
  it('finds nothing where nothing matches, a lone dash included', () => {
    expect(found('zzz')).toEqual([]);
    expect(found('-')).toEqual([]);
  });
});

describe('withStatus', () => {
  it('keeps the open ones, the closed ones, or all', () => {
    const ids = (status: 'all' | 'active' | 'closed') => withStatus(sessions, status).map((session) => session.id);
    expect([ids('all'), ids('active'), ids('closed')]).toEqual([['1', '2'], ['1'], ['2']]);
  });
});
