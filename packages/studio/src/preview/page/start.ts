import { hear, tellPage } from './messages';
import { setPicking, startPicking } from './picking';
import { recoverFromCrashes } from './recover';
import { list, show } from './show';

/** Outside the studio's frame, the page works as it does for visitors. */
if (window.parent !== window) {
  startPicking();
  recoverFromCrashes();
  hear((message) => {
    if (message.kind === 'picking') setPicking(message.on);
    else if (message.kind === 'show') void show(message);
    else if (message.kind === 'list') void list();
  });
  tellPage();
}
