/**
 * What Fastify and SQLite give without any product: a route with one durable write, and one with a read by its key. The benchmarks
 * measure it beside the server, on the same machine in the same minute, since figures alone say as much of the machine.
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
