/**
 * A server of Fastify and SQLite alone, without the product: one route with a durable write, one with a read by key. The benchmarks measure
 * it on the same machine in the same minute as the product, because an absolute figure depends on the machine.
 */
import BetterSqlite from 'better-sqlite3';
import Fastify from 'fastify';

const file = new BetterSqlite(String(process.env['DATABASE_URL']).slice('sqlite:'.length));
file.exec('pragma journal_mode = WAL');
file.exec('pragma synchronous = FULL');
file.exec('create table answers (id integer primary key, answer text not null)');
const write = file.prepare('insert into answers (answer) values (?)');
const read = file.prepare('select answer from answers where id = ?');

const server = Fastify();
server.post<{ Body: { answer: string } }>('/write', async ({ body }) => ({ id: Number(write.run(body.answer).lastInsertRowid) }));
server.get('/read', async () => read.get(1));
await server.listen({ port: Number(process.env['PORT']) });
console.log('Vigie is ready to be compared.');
