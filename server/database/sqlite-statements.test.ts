import { expect, test, vi } from 'vitest';
import { openFile } from './sqlite-file.ts';
import { keepStatements } from './sqlite-statements.ts';

test('a text is compiled once, until many others were used after it', () => {
  const file = openFile(':memory:');
  const compile = vi.fn((text: string) => file.prepare(text));
  const { prepare, close } = keepStatements({ prepare: compile, close: () => file.close() });
  const compiled = () => compile.mock.calls.filter(([text]) => text === 'select 1').length;
  prepare('select 1');
  for (let other = 2; other < 200; other += 1) prepare(`select ${other}`);
  prepare('select 1');
  expect(compiled()).toBe(1);
  for (let other = 200; other < 500; other += 1) prepare(`select ${other}`);
  prepare('select 1');
  expect(compiled()).toBe(2);
  close();
});

test('a kept statement sees the tables as they are', () => {
  const file = openFile(':memory:');
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
