/** Serialization of replies by their schemas. */
import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { closed, OrNone } from '#schemas/shapes.ts';
import type { Server } from './routing.ts';
import { compileWhenNeeded } from './schema-compilers.ts';

const Figures = Type.Object({ solved: Type.Integer(), minutes: OrNone(Type.Number()) }, closed);
const Reply = Type.Object({ name: OrNone(Type.String()), figures: OrNone(Figures), lists: Type.Array(OrNone(Figures)) }, closed);

test.each([
  ['what is there', { name: 'Vigie', figures: { solved: 1, minutes: 0.5 }, lists: [{ solved: 2, minutes: null }, null] }],
  ['what is not', { name: null, figures: null, lists: [null] }],
])('a reply holds %s, and nothing that its schema does not name', async (_what, reply) => {
  const server: Server = Fastify();
  compileWhenNeeded(server);
  const figures = reply.figures && { ...reply.figures, answer: 'secret' };
  server.get('/', { schema: { response: { 200: Reply } } }, () => ({ ...reply, figures, answer: 'secret' }));
  expect((await server.inject('/')).json()).toEqual(reply);
  await server.close();
});

const LEVELS = ['basic', 'advanced'];

test('what may be null is not judged again: a validator of the whole reply would be compiled for it', async () => {
  const server: Server = Fastify();
  compileWhenNeeded(server);
  const levels = Type.Array(OrNone(Type.Enum(LEVELS)));
  server.get('/', { schema: { response: { 200: Type.Object({ levels }, closed) } } }, () => ({ levels: ['other', null] }));
  expect((await server.inject('/')).json()).toEqual({ levels: ['other', null] });
  await server.close();
});
