import { z } from 'zod';
import { nodeType } from '../model';

test.each(['24/7', 'two words', '2nd', 'true', '__own', ''])(
  'the choice "%s", which GraphQL has no name for, stops the build and is named',
  (choice) => {
    const schema = z.strictObject({ support: z.enum(['email', choice]) });
    expect(() => nodeType('Packs', schema)).toThrow(`PacksSupport: ${JSON.stringify(choice)}`);
  },
);
