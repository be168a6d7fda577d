import { hostingSettings } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { securityTxt } from '../../src/hosting/security-txt';
import { headerCriteria, securityTxtCriteria } from '../hosts/standards';
import { sampleModel } from './sample-model';

const { headers } = sampleModel();
const text = securityTxt(hostingSettings(loadContent()));

test.each(headerCriteria)('$header $says', ({ header, test: fits }) => {
  expect([headers[header], fits(headers[header] ?? '')]).toEqual([headers[header], true]);
});

test.each(securityTxtCriteria)('security.txt $says', ({ test: fits }) => {
  expect([text, fits(text)]).toEqual([text, true]);
});
