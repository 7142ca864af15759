/**
 * Lazy compilation of validators and serializers: each is compiled from its schema by the first call that needs it. Fastify compiles all of
 * them at the start, which is a quarter of the time until the server is ready. Servers of one process share compiled functions, as they
 * share the schemas: tests build thousands of servers.
 */
import AjvCompiler from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { Server } from './routing.ts';

/** No type coercion, no removal of unknown fields: input is valid as sent, or refused. */
const STRICTLY = {
  // Tests validate the program's own schemas.
  validateSchema: false,
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  allErrors: false,
  // Errors carry the schema, whose descriptions go into the messages.
  verbose: true,
  // Points are multiples of 0.01, which binary floats only approximate.
  multipleOfPrecision: 6,
} as const;

/** Makes a cache of functions compiled from schemas; each is freed with its schema. */
function compiledOnce<Compiled>(): (schema: object, compile: () => Compiled) => Compiled {
  const known = new WeakMap<object, Compiled>();
  return (schema, compile) => {
    const compiled = known.get(schema) ?? compile();
    known.set(schema, compiled);
    return compiled;
  };
}

type Validate = ReturnType<ReturnType<ReturnType<typeof AjvCompiler>>>;
const validatorOf = compiledOnce<Validate>();
type Serialize = ReturnType<ReturnType<ReturnType<typeof SerializerSelector>>>;
const serializerFrom = compiledOnce<Serialize>();

/** Sets the compilers of this server and of the plugins that are registered in it afterwards. */
export function compileWhenNeeded(server: Server): void {
  const validatorCompiler = AjvCompiler();
  server.setValidatorCompiler((route) => {
    const judge: ReturnType<FastifySchemaCompiler<FastifySchema>> = (sent: unknown) => {
      const validate = validatorOf(route.schema, () => validatorCompiler({}, { customOptions: STRICTLY })(route));
      const right = validate(sent) === true;
      judge.errors = validate.errors ?? null;
      return right;
    };
    return judge;
  });

  const serializerOf = SerializerSelector()();
  server.setSerializerCompiler((route) => (reply) => {
    const compile = () =>
      serializerOf({ ...route, schema: withNullable(route.schema), httpStatus: route.httpStatus ?? 'default' });
    return serializerFrom(route.schema, compile)(reply);
  });
}

/**
 * Rewrites a schema for the serializer only: `anyOf: [type, null]` becomes `nullable`. For a union, fast-json-stringify compiles a
 * validator of each member (for the report 100 ms that block the event loop) and validates every reply.
 */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...others } = Object.fromEntries(Object.entries(schema).map(([name, own]) => [name, withNullable(own)]));
  if (!Array.isArray(anyOf)) return anyOf === undefined ? others : { ...others, anyOf };
  const [member, none, ...more] = anyOf;
  const type = typeOf(member);
  const isOrNull = more.length === 0 && none?.type === 'null' && type !== undefined;
  return isOrNull ? { ...others, ...member, type, nullable: true } : { ...others, anyOf };
}

/** The JSON type of a schema; 'string' for an enumeration of strings, which names no type. */
function typeOf(member: { readonly type?: unknown; readonly enum?: unknown } | undefined): string | undefined {
  if (typeof member?.type === 'string') return member.type;
  const values = member?.enum;
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? 'string' : undefined;
}
