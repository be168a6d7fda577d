import type { z } from 'zod';
import type { factFiles, languageFiles } from './file-kinds';
import type { featureSchema, legalSchema } from './schemas/content';
import type { InterfaceWords } from './schemas/interface';

type ParsedFiles<Files extends Record<string, { schema: z.ZodType }>> = {
  [Kind in keyof Files]: z.infer<Files[Kind]['schema']>;
};

/** The words of one feature in one language. */
export type FeatureText = z.infer<typeof featureSchema>;

/** The words of one legal page in one language. */
export type LegalText = z.infer<typeof legalSchema>;

/** The content of one language: its files by kind, its features and legal pages by id, its interface words by namespace. */
export type LanguageContent = ParsedFiles<typeof languageFiles> & {
  features: Record<string, FeatureText>;
  legal: Record<string, LegalText>;
  interface: InterfaceWords;
};

/** Pages that are not published: no page, but visitors may know addresses of theirs. */
export interface Withdrawn {
  /** Ids of features and of legal pages. */
  features: readonly string[];
  legal: readonly string[];
  /** What their addresses are made of, by language code and id. */
  languages: Readonly<Record<string, Pick<LanguageContent, 'features' | 'legal'>>>;
  /** Every address that was ever published, and which page answered there. */
  addresses: Readonly<Record<string, string>>;
}

/** What of `data/` visitors may see, checked. */
export type Content = ParsedFiles<typeof factFiles> & {
  /** By language code. */
  languages: Record<string, LanguageContent>;
  withdrawn: Withdrawn;
};
