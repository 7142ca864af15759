import { describe, expect, it } from 'vitest';
import { csvFileName, scoresCsv } from './scores-csv.ts';

const session = (id: string, active: boolean, name: string | null = null) => ({ id, code: `CODE-${id}`, name, active });

describe('scoresCsv', () => {
  it('quotes every value, the header too', () => {
    expect(scoresCsv([{ username: 'ana@example.fr', score: 12.25 }])).toBe(
      '\uFEFF"username","score"\r\n"ana@example.fr","12.25"',
    );
  });
  it('shows no placeholder of an erased person', () => {
    const username = '0193a2@personne-effacee.invalid';
    expect(scoresCsv([{ username, score: 4 }])).toBe('\uFEFF"username","score"\r\n"An erased person","4"');
  });
  it('keeps the header of an empty board', () => {
    expect(scoresCsv([])).toBe('\uFEFF"username","score"\r\n');
  });
  it.each(['=1+1', '+1', '-1', '@sum', '\ttab', '＝1+1@x.fr', '＋1', '－1@x.fr', '＠x', ' =1', '\u200f=1'])(
    'defuses %j, which a spreadsheet would run',
    (username) => {
      expect(scoresCsv([{ username, score: 1 }])).toContain(`"'${username}"`);
    },
  );
  it('leaves a negative score a number', () => {
    expect(scoresCsv([{ username: 'a', score: -2 }])).toContain('"a","-2"');
  });
  it('doubles quotes and keeps commas inside', () => {
    expect(scoresCsv([{ username: 'a"b,c', score: 0 }])).toContain('"a""b,c","0"');
  });
});

describe('csvFileName', () => {
  it('is named for the selected session', () => {
    expect(csvFileName({ scope: 'session', id: '2' }, [session('1', true), session('2', false, 'Été à Lyon / RH')])).toBe(
      'scores-CODE-2-Ete-a-Lyon-RH.csv',
    );
  });
  it('is named for the active session where none is selected', () => {
    expect(csvFileName({ scope: 'current' }, [session('1', false), session('2', true)])).toBe('scores-CODE-2.csv');
  });
  it('says so when several sessions are active, none is, or all are asked for', () => {
    expect(csvFileName({ scope: 'current' }, [session('1', true), session('2', true)])).toBe('scores-active-sessions.csv');
    expect(csvFileName({ scope: 'current' }, [])).toBe('scores-no-active-session.csv');
    expect(csvFileName({ scope: 'all' }, [])).toBe('scores-all-sessions.csv');
  });
});
