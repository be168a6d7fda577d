import { languageMeant } from '..';

test.each(['es', 'es-ES', 'es_ES', 'ES', 'es-419', ' spa '])('"%s" means Spanish', (tag) => {
  expect(languageMeant(tag, ['fr', 'es'])).toBe('es');
});

test.each(['', 'e', 'es ES', 'espanol', 'pt-ES', 'est'])('"%s" means none of the site’s languages', (tag) => {
  expect(languageMeant(tag, ['fr', 'es'])).toBeUndefined();
});
