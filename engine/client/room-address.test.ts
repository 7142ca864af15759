import { expect, it } from 'vitest';
import { isOwnMachine, roomAddress } from './room-address.ts';

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://192.0.2.7:3000', false],
  ['https://localhost.brevelle.example', false],
])('%s is reached by its own machine only: %s', (origin, own) => {
  expect(isOwnMachine(origin)).toBe(own);
});

it.each([
  ['https://vigie.brevelle.example', ['http://192.0.2.20:3000'], 'https://vigie.brevelle.example'],
  ['http://localhost:3000', ['http://192.0.2.20:3000', 'http://192.0.2.21:3000'], 'http://192.0.2.20:3000'],
  ['http://127.0.0.1:3000', [], 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', ['http://192.0.2.20:3000'], 'http://192.0.2.20:3000'],
])('a page at %s, where the server knows %o, sends the room to %s', (origin, known, shown) => {
  expect(roomAddress(origin, known)).toBe(shown);
});
