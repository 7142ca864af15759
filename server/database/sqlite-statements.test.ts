import BetterSqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { keepStatements } from './sqlite-statements.ts';

test('a text is compiled once, until many others were used after it', () => {
  const file = keepStatements(new BetterSqlite(':memory:'));
  const first = file.prepare('select 1');
  expect(file.prepare('select 1')).toBe(first);
  for (let other = 2; other < 200; other += 1) file.prepare(`select ${other}`);
  expect(file.prepare('select 1')).toBe(first);
  for (let other = 200; other < 500; other += 1) file.prepare(`select ${other}`);
  expect(file.prepare('select 1')).not.toBe(first);
  file.close();
});

test('a kept statement sees the tables as they are', () => {
  const file = new BetterSqlite(':memory:');
  const { prepare } = keepStatements(file);
  file.exec('create table words (word text)');
  file.exec("insert into words values ('un')");
  expect(prepare('select * from words').all([])).toEqual([{ word: 'un' }]);
  file.exec("alter table words add column length integer default 2; insert into words values ('deux', 4)");
  expect(prepare('select * from words').all([])).toEqual([
    { word: 'un', length: 2 },
    { word: 'deux', length: 4 },
  ]);
  file.exec('drop table words');
  expect(() => prepare('select * from words').all([])).toThrow('no such table');
  file.close();
});
