import { catchUp } from './catch-up';
import { list } from './list';
import { hear } from './messages';
import { setPicking, startPicking } from './picking';
import { recoverFromCrashes } from './recover';
import { show } from './show';
import { tellPage } from './tell-page';

/** Outside the studio's frame, the page works as it does for visitors. */
if (window.parent !== window) {
  startPicking();
  recoverFromCrashes();
  catchUp();
  hear((message) => {
    if (message.kind === 'picking') setPicking(message.on);
    else if (message.kind === 'show') void show(message.path, message.key);
    else if (message.kind === 'list') void list();
  });
  tellPage();
}
