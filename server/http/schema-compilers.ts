/**
 * Lazy compilation of validators and serializers: each is compiled from its schema by the first call that needs it. Fastify compiles
 * all of them at the start, which is a quarter of the time until the server is ready.
 */
import AjvCompiler from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { Server } from './routing.ts';

/** No type coercion, no removal of unknown fields: input is valid as it is, or refused. */
const STRICTLY = {
  // The schemas are ours: tests check them.
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

/** Sets the compilers of this server and of the plugins that are registered in it afterwards. */
export function compileWhenNeeded(server: Server): void {
  const validatorCompiler = AjvCompiler();
  server.setValidatorCompiler((route) => {
    let validate: ReturnType<ReturnType<typeof validatorCompiler>> | undefined;
    const judge: ReturnType<FastifySchemaCompiler<FastifySchema>> = (sent: unknown) => {
      validate ??= validatorCompiler({}, { customOptions: STRICTLY })(route);
      const right = validate(sent) === true;
      judge.errors = validate.errors ?? null;
      return right;
    };
    return judge;
  });

  const serializerOf = SerializerSelector()();
  server.setSerializerCompiler((route) => {
    let serialize: ReturnType<typeof serializerOf> | undefined;
    return (reply) => {
      serialize ??= serializerOf({ ...route, schema: withNullable(route.schema), httpStatus: route.httpStatus ?? 'default' });
      return serialize(reply);
    };
  });
}

/**
 * For the serializer only: `anyOf: [type, null]` becomes `nullable`. For a union, fast-json-stringify compiles a validator of each
 * member (for the report 100 ms that block the event loop) and validates every reply.
 */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...others } = Object.fromEntries(Object.entries(schema).map(([name, own]) => [name, withNullable(own)]));
  if (!Array.isArray(anyOf)) return anyOf === undefined ? others : { ...others, anyOf };
  const [type, none, ...more] = anyOf;
  const isOrNull = more.length === 0 && none?.type === 'null' && typeof type?.type === 'string';
  return isOrNull ? { ...others, ...type, nullable: true } : { ...others, anyOf };
}
