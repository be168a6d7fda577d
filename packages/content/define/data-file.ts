import type { z } from 'zod';

/** What a file of `data/` is, as the site's list of files says. */
export interface DataFile {
  /** Names the schema; that of content is the name of its GraphQL type. */
  kind: string;
  schema: z.ZodType;
  /** The language in whose folder the file is. */
  language?: string;
  /** Whether a command writes the file, about the content: visitors see nothing of it. */
  isRecord?: boolean;
  /** False for a file of a language that every language has its own way, such as its name and its addresses. */
  isTranslated?: boolean;
}
