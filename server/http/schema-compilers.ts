/**
 * What a call sends is judged, and its reply written, by functions made of schemas, as Fastify makes them, but each with the first call
 * that needs it: a server that starts would make all of them, a quarter of the time until it is ready.
 */
import AjvCompiler from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { Server } from './routing.ts';

/** Nothing is converted, nothing dropped: what a caller sends is right or refused. */
const STRICTLY = {
  // The schemas are the program's own.
  validateSchema: false,
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  allErrors: false,
  // What the schema says of a field is told with its mistake.
  verbose: true,
  // Points are multiples of 0.01, which no float is exactly.
  multipleOfPrecision: 6,
} as const;

/** Calls and replies of this server, and of all that is registered in it from here on. */
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
 * The same schema, for the serializer alone, with `nullable` where something of one type or null is allowed. Of a union the serializer
 * makes a validator of each member, for the report a tenth of a second in which the event loop stands still, and validates every reply.
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
