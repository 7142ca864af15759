/** The operations that a server publishes in its `/openapi.json`. */

/** The part of JSON Schema that the server's payloads use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  /** Method and path, such as `POST /challenges/{key}/attempts`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /**
   * Who may call the operation: anyone, a player, a projector, a paired phone, the holder of a personal link to a return, or a role of the
   * console.
   */
  readonly audience:
    | 'anyone'
    | 'player'
    | 'projector'
    | 'remote'
    | 'appointment'
    | 'department'
    | 'observer'
    | 'facilitator'
    | 'administrator';
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

export async function readOperations(url: string): Promise<readonly Operation[]> {
  const response = await fetch(`${url}/openapi.json`);
  return operationsOf(await response.json());
}

/** The operations in a document of `/openapi.json`. */
export function operationsOf(document: unknown): readonly Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, security = [] }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      audience: audienceOf(security),
    })),
  );
}

function audienceOf(security: NonNullable<Described['security']>): Operation['audience'] {
  const role = security.find((entry) => 'console' in entry)?.['console']?.[0];
  if (role === 'department' || role === 'observer' || role === 'facilitator' || role === 'administrator') return role;
  const [other] = (['projector', 'remote', 'appointment', 'player'] as const).filter((kind) =>
    security.some((entry) => kind in entry),
  );
  return other ?? 'anyone';
}
