import type { Content } from '../content/model';

/**
 * The address and language of the demo for a page: in its language, or in the source language if the self-hosted demo has no file for it.
 * @param hasFile whether there is a file in `static/` for an address of this site
 */
export function demoAddress(
  { demoFrameUrl, sourceLanguage }: Pick<Content['SiteSettings'], 'demoFrameUrl' | 'sourceLanguage'>,
  language: string,
  hasFile: (address: string) => boolean,
) {
  const addressIn = (code: string) => demoFrameUrl.replaceAll('{{language}}', code);
  const isThere = !demoFrameUrl.startsWith('/') || hasFile(addressIn(language));
  const shown = isThere ? language : sourceLanguage;
  return { src: addressIn(shown), language: shown };
}
