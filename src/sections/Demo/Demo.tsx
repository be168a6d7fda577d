import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsent } from '../../consent/ConsentProvider';
import { demoStepParameter } from '../../layout/DemoLink';
import { breakpoints } from '../../theme/breakpoints';
import { screenOnly } from '../../theme/print-styles';
import { colors, darkSection, doubleLine, uprightPicture, widths } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';
import { ExternalLink } from '../../ui/ExternalLink';
import { Picture } from '../../ui/Picture';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { useNear } from '../../ui/use-near';
import { posterUpright } from './upright-media';
import { useFrameState } from './use-frame-state';
import { useHeldMessage } from './use-held-message';

/** Where the demo is a picture: without scripts, and where one has failed, as long as the picture is upright. */
const asPicture = (styles: object) => ({
  ...withoutScripts({ [breakpoints.down('lg')]: styles }),
  '@media (scripting: none)': styles,
});

/** Without scripts on a tablet, the link is beside the picture, which leaves half of the width free. */
const besidePicture = `${breakpoints.only('md')} and (scripting: none)`;

/** From 1880 px on, a column beside the demo holds its heading. */
const besideHeading = breakpoints.up(117.5);

/** The sentence is below the heading again. */
const stackedHeading = {
  '& > div > [data-beside]': { display: 'block', '& > p': { mt: 2 } },
};

const room = {
  ...darkSection('--demo'),
  ...screenOnly,
  // The demo and its heading on one axis, in windows wider than it.
  '& > div > *': { maxWidth: widths.demo, marginInline: 'auto' },
  // Both edges are those of the other sections.
  [besideHeading]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${widths.demo}`,
      columnGap: 3,
      alignItems: 'start',
    },
    '& > div > *': { marginInline: 0, marginTop: 0 },
    ...stackedHeading,
  },
  // The heading beside the picture.
  '@media (scripting: none)': {
    [breakpoints.up('lg')]: {
      '& > div': {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${uprightPicture}px`,
        columnGap: 3,
        alignItems: 'center',
      },
      ...stackedHeading,
    },
  },
};

const stage = {
  position: 'relative',
  mt: { xs: 3, lg: 5 },
  aspectRatio: '16 / 10.4',
  // As high as the highest step of the tour, so that no step scrolls; where it can be, no higher than the window below the header.
  minHeight: { xs: 640, lg: 576 },
  maxHeight: 'calc(100dvh - 124px - var(--strip))',
  width: '100%',
  // The poster is upright there, and the message is below it.
  [breakpoints.down('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    aspectRatio: 'auto',
    height: 640,
    // The frame of the page is near.
    '&, &:focus': { border: 0, borderRadius: 0, outline: 0 },
  },
  // The upright picture, whole, and the link below it.
  ...asPicture({
    display: 'block',
    width: `min(${uprightPicture}px, 100%)`,
    aspectRatio: 'auto',
    height: 'auto',
    minHeight: 0,
    maxHeight: 'none',
  }),
  [besidePicture]: { display: 'grid', gridTemplateColumns: `${uprightPicture}px 1fr`, width: '100%' },
  ...doubleLine,
  // The keyboard starts here after a link to the demo.
  '&:focus': { outline: doubleLine.outline, outlineOffset: doubleLine.outlineOffset },
  overflow: 'hidden',
  isolation: 'isolate',
  background: colors.deepSoft,
  '& > picture > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'left top',
    [breakpoints.down('sm')]: { position: 'static', display: 'block', height: 'auto', maxHeight: 500 },
    ...asPicture({ position: 'static', display: 'block', height: 'auto', maxHeight: 'none' }),
  },
};

/** Whole pixels: browsers leave the fraction of the last one white. */
const frame = {
  position: 'absolute',
  inset: 0,
  width: 'round(up, 100%, 1px)',
  minWidth: '100%',
  height: '100%',
  border: 0,
  background: colors.paper,
};

/** Over the bottom of the poster, so that both are visible. It stays without its text: screen readers announce only what changes. */
const message = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  // Its top goes down with its text. A page that is scrolled to it would follow.
  overflowAnchor: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
  py: 2.25,
  px: { xs: 2.25, lg: 4 },
  background: colors.deep,
  [breakpoints.down('sm')]: { position: 'static', flex: 1, alignContent: 'center' },
  // The link starts where the words in the picture do.
  ...asPicture({ position: 'static', px: 2.5, '& a': { whiteSpace: 'normal' } }),
  [besidePicture]: { alignContent: 'end' },
  '&:empty': { flex: 'none', padding: 0 },
  // Without scripts nothing loads: only the link is shown.
  '& p': { maxWidth: '26em', ...withoutScripts({ display: 'none' }) },
};

/** The message over the poster in each state of the frame. */
const messages = { waiting: 'loading', loading: 'loading', ready: 'loading', failed: 'unavailable' } as const;

type Address = Queries.DemoPlaceFragment['demo'];

interface MessageContentProps {
  address: Address;
  word: (typeof messages)[keyof typeof messages] | 'needsConsent';
}

function MessageContent({ address: { src, language }, word }: MessageContentProps) {
  const { t } = useTranslation(['demo', 'buttons']);
  const { setCustomising } = useConsent();
  return (
    <>
      <Typography>{t(`demo:${word}`)}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {word === 'needsConsent' && (
          <Button aria-haspopup="dialog" onClick={() => setCustomising(true)} sx={withoutScripts({ display: 'none' })}>
            {t('demo:chooseCookies')}
          </Button>
        )}
        <Button variant="outlined" component={ExternalLink} href={src} hrefLang={language} newTabHint={t('buttons:newTab')}>
          {t('demo:openInNewTab')}
        </Button>
      </Stack>
    </>
  );
}

/** Whether the demo is the site's own tour. */
const isOwnTour = (src: string) => src.startsWith('/');

/** The address of the demo; of the site's own tour, at the step that the page's address names. */
function atStep(src: string): string {
  const step = new URLSearchParams(window.location.search).get(demoStepParameter);
  return step && isOwnTour(src) ? `${src}#${encodeURIComponent(step)}` : src;
}

/** What of the demo is there: its frame is only loaded when the visitor comes near it, and shown once it is ready. */
function useDemo(src: string, near: boolean) {
  const { choice } = useConsent();
  const isAllowed = choice === 'all' || isOwnTour(src);
  const held = useHeldMessage();
  const isWanted = useRef(false);
  isWanted.current ||= near || held.isHeld;
  const isStarted = isWanted.current && isAllowed;
  const { state, onLoad } = useFrameState(src, isStarted);
  return {
    isCovered: state !== 'ready' || held.isHeld,
    word: isAllowed ? messages[state] : ('needsConsent' as const),
    hasFrame: isStarted && state !== 'failed',
    isComing: isStarted && (state === 'waiting' || state === 'loading'),
    src: state === 'waiting' ? undefined : atStep(src),
    onLoad: (frame: HTMLIFrameElement) => {
      // The frame without an address loads, too.
      if (state === 'waiting') return;
      held.onFrameLoad(frame);
      onLoad();
    },
    ...held,
  };
}

/** The interactive demo. */
export function Demo({ id, poster, address }: Queries.DemoFragment & { id: string; address: Address }) {
  const { t } = useTranslation('demo');
  const { ref, near } = useNear<HTMLDivElement>(200);
  const { isCovered, isComing, word, hasFrame, src, onLoad, onTab, messageProps } = useDemo(address.src, near);
  const image = poster.src.childImageSharp?.picture;
  return (
    <SectionShell labelledBy="demo-title" tone="deep" sx={room}>
      <SectionHeading id="demo-title" title={t('title')} lead={t('lead')} beside />
      {/* A link to the demo ends at its frame, whose controls are at its top: its heading alone would show nothing to try. */}
      <Box ref={ref} id={id} sx={stage}>
        {isCovered && image && (
          <Picture
            image={image}
            portrait={poster.portrait?.childImageSharp?.picture}
            uprightWhere={posterUpright}
            alt={poster.alt}
            sizes="(min-width: 1280px) 1200px, (min-width: 600px) 92vw, 88vw"
          />
        )}
        <Box role="status" sx={message} onKeyDown={isComing ? onTab : undefined} {...messageProps}>
          {isCovered && <MessageContent address={address} word={word} />}
        </Box>
        {hasFrame && (
          <Box
            component="iframe"
            sx={frame}
            src={src}
            tabIndex={isComing ? -1 : undefined}
            title={t('frameTitle')}
            // The site's own tour opens no links; a third-party demo may link to its vendor.
            sandbox={isOwnTour(address.src) ? 'allow-scripts' : 'allow-scripts allow-popups'}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={({ currentTarget }) => onLoad(currentTarget)}
            style={{ zIndex: isCovered ? -1 : 0 }}
          />
        )}
      </Box>
    </SectionShell>
  );
}

export const fragments = graphql`
  fragment DemoPlace on Language {
    demo {
      src
      language
    }
  }

  fragment Demo on DemoTexts {
    poster {
      alt
      src {
        childImageSharp {
          picture(width: 1200, breakpoints: [640, 960, 1200]) {
            ...Picture
          }
        }
      }
      portrait {
        childImageSharp {
          picture(width: 624, breakpoints: [624, 936]) {
            ...Picture
          }
        }
      }
    }
  }
`;
