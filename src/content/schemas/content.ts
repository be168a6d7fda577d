import { z } from 'zod';
import { externalUrl, id, picture, published, seo, slug, text } from './fields';

const slugs = (description: string) => z.array(slug('A former value.')).describe(description);

/** `locales/{language}/language.json`: the language itself and its address segments. */
export const languageSchema = z.strictObject({
  name: text('The language’s own name, such as Français.'),
  label: text('What the language selector shows, such as FR.'),
  openGraphLocale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, { error: 'a locale such as fr_FR' })
    .describe('Language and country for social networks, such as fr_FR.'),
  segments: z
    .strictObject({
      features: slug('Second part of a feature’s address, as in /fr/fonctionnalites.'),
      fallback: slug('First part of the short addresses without a language, as in /caracteristica/firma.'),
    })
    .describe('The parts of addresses that this language translates.'),
  previousSegments: z
    .strictObject({
      features: slugs('Former values of "features": their addresses lead to the new ones.'),
      fallback: slugs('Former values of "fallback": their addresses lead to the new ones.'),
    })
    .describe('What the segments were before.'),
});

/** `content/pages.json`: titles and descriptions of the pages that are no feature. */
export const pagesSchema = z.strictObject({
  landing: seo,
  features: seo,
  notFound: seo,
  root: seo,
});

/** `content/features/{id}.json`: one feature in one language (section 3 of the specification). */
export const featureSchema = z.strictObject({
  slug: slug('Last part of the feature’s address. When you change it, add the old one to previousSlugs.'),
  previousSlugs: slugs('Former slugs: their addresses lead to this page for good.'),
  name: text('Short name, for tabs, menus and cards: at most three or four words.'),
  label: text('The chip above the title: one or two words.'),
  title: text('The heading of the feature’s page and panel. Its first word is highlighted.'),
  summary: text('One sentence, for the menu and the cards.'),
  description: text('Two or three sentences below the title.'),
  benefits: z
    .array(text('What it brings, in one line.'))
    .min(3)
    .max(6)
    .describe('What the feature brings, the most telling first.'),
  stat: z.number().min(0).max(100).nullable().describe('The big figure in per cent; null: none.'),
  statDescription: text('What the figure counts; null: none.').nullable(),
  image: z
    .strictObject({
      src: picture('The picture'),
      alt: text('What the picture shows, for those who do not see it.'),
    })
    .describe('The picture of the feature.'),
  seo,
});

const legalSection = z.strictObject({
  id: id('The section’s anchor in the address, the same in all languages.'),
  heading: text('Heading of the section, and its line in the list of contents.'),
  paragraphs: z.array(text('A paragraph.')).describe('What stands below the heading.'),
  details: z
    .array(
      z.strictObject({
        term: text('What is named: a word of the register, an entry in storage.'),
        description: text('What is to be said of it.'),
      }),
    )
    .describe('Names and what is said of them, below the paragraphs; an empty list: none.'),
  list: z.array(text('A line of the list.')).describe('A list, below the names; an empty list: none.'),
  links: z
    .array(
      z.strictObject({
        text: text('The words of the link: where it leads.'),
        url: externalUrl('Address on another site, such as that of an authority.'),
      }),
    )
    .describe('Links to other sites, at the end of the section; an empty list: none.'),
});

/** `content/legal/{id}.json`: one legal page in one language. */
export const legalSchema = z.strictObject({
  slug: slug('Last part of the page’s address. When you change it, add the old one to previousSlugs.'),
  previousSlugs: slugs('Former slugs: their addresses lead to this page for good.'),
  title: text('The heading of the page, and its link in the footer.'),
  lead: text('One or two sentences below the heading: what the page says, in short.'),
  sections: z.array(legalSection).min(1).describe('The sections, in the order of the page.'),
  seo,
});

/** `content/packs.json`: the words of the packs. */
export const packTextsSchema = z.strictObject({
  packs: z
    .array(
      z.strictObject({
        id: id('The pack’s id in data/packs.json.'),
        title: text('The pack’s name.'),
        description: text('One sentence on whom it suits.'),
        buttonText: text('The button of the pack.'),
      }),
    )
    .describe('The words of every pack in data/packs.json.'),
  features: z
    .array(
      z.strictObject({
        id: id('The id that data/packs.json names.'),
        text: text('The line as visitors read it.'),
      }),
    )
    .describe('The lines that packs are made of.'),
  setup: z.array(text('One thing that setting up includes.')).min(1).describe('What the one-off setup fee pays for.'),
});

/** `content/testimonials.json`: the words of the testimonials. */
export const testimonialTextsSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        id: id('The id in data/testimonials.json.'),
        name: text('Who speaks: a role and a city, never an invented person.'),
        position: text('What they do.'),
        content: text('What they say, without quotation marks.'),
      }),
    )
    .describe('The words of every testimonial in data/testimonials.json.'),
});

/** `content/faq.json`: questions and answers. */
export const faqSchema = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        id: id('An id, the same in all languages.'),
        published,
        question: text('The question.'),
        answer: text('The answer, in plain sentences.'),
      }),
    )
    .min(1)
    .describe('The questions, in the order of the page.'),
});

/** `content/demo.json`: the picture that stands for the demo until it is there. */
export const demoSchema = z.strictObject({
  poster: z
    .strictObject({
      src: picture('The picture'),
      alt: text('What the picture shows, for those who do not see it.'),
    })
    .describe('Shown until the demo is there.'),
});

/** `content/cookies.json`: the cookie banner and its dialog (sections 2 and 8 of the specification). */
export const cookiesSchema = z.strictObject({
  banner: z
    .strictObject({
      label: text('Name of the bar, for screen readers.'),
      text: text('What the bar says.'),
      acceptAll: text('Button: accept everything.'),
      essentialOnly: text('Button: essential cookies only.'),
      customise: text('Button that opens the dialog.'),
    })
    .describe('The bar at the bottom of the page.'),
  modal: z
    .strictObject({
      title: text('Heading of the dialog.'),
      description: text('Line below the heading.'),
      close: text('Name of the close button.'),
      essentialOnly: text('Button: essential cookies only.'),
      acceptAll: text('Button: accept everything.'),
      alwaysOn: text('Said of the essential category, which cannot be switched off.'),
      privacySignal: text('Said to visitors whose browser sends the signal Global Privacy Control.'),
      policy: text('Link to the cookie policy.'),
    })
    .describe('The dialog.'),
  categories: z
    .array(
      z.strictObject({
        id: z.enum(['essential', 'analytics', 'marketing']).describe('The category.'),
        title: text('Name of the category.'),
        description: text('What cookies of this category do.'),
      }),
    )
    .length(3)
    .describe('The three categories.'),
  toast: z
    .strictObject({
      title: text('Heading of the confirmation.'),
      all: text('Said after everything was accepted.'),
      essential: text('Said after only essential cookies were accepted.'),
      close: text('Name of the button that closes the confirmation.'),
    })
    .describe('The confirmation after a choice.'),
});
