import { expectTypeOf, test } from 'vitest';
import type { DevelopmentModule } from './development-server.ts';

test('the server’s module is what the development server loads', () => {
  expectTypeOf<typeof import('../../server/development.ts')>().toExtend<DevelopmentModule>();
});
