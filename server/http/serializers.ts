import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compilerOf = SerializerSelector();

/**
 * Serializers of replies by their schemas, as Fastify makes them, but each with the first reply that needs it: a server that starts
 * would make all of them, a fifth of the time until it is ready.
 */
export const serializersWhenNeeded: typeof compilerOf = (schemas, options) => {
  const compile = compilerOf(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (reply) => {
      serialize ??= compile(route);
      return serialize(reply);
    };
  };
};
