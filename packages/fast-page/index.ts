// The door for components. The build has one of its own, build.ts; styles take the names of attributes from marks.ts.
export { opensElsewhere } from './navigation/opens-elsewhere';
export { startKeyboardInView } from './navigation/start-keyboard-in-view';
export { useReloadFromHost } from './navigation/use-reload-from-host';
export { useRouteAnnouncement } from './navigation/use-route-announcement';
export { setUp } from './site';
export { overlay } from './sleeping/overlay';
export { Parts } from './sleeping/Parts';
export { sleeping } from './sleeping/sleeping';
export { LaterStyles } from './styles/LaterStyles';
