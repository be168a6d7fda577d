import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsent } from '../../page/ConsentProvider';
import { useLanguage } from '../../page/LanguageProvider';
import { useSite } from '../../page/SiteProvider';
import { anchors } from '../../routing/anchors';
import { colors, sizes, widths } from '../../theme/tokens';
import { buttonStyles } from '../../ui/button-styles';
import { ExternalLink } from '../../ui/ExternalLink';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { useNear } from '../../ui/use-near';

const Stage = styled('div')({
  position: 'relative',
  maxWidth: widths.demo,
  marginTop: 40,
  aspectRatio: '16 / 10.4',
  minHeight: 520,
  width: '100%',
  borderRadius: 16,
  overflow: 'hidden',
  background: colors.deepSoft,
  border: `1px solid ${colors.lineOnDeep}`,
});

const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: colors.paper,
});

const Message = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'start',
  gap: 20,
  padding: 32,
  fontSize: sizes.lead,
  '& p': { margin: 0, maxWidth: '26em' },
});

const NewTabLink = styled(ExternalLink)(buttonStyles.outlinedOnDeep);

/** After this many milliseconds without a sign of life the demo counts as not coming. */
const patience = 12_000;

/** The interactive demo, in a frame that is only loaded when the visitor comes near it. */
export function Demo() {
  const { t } = useTranslation(['demo', 'buttons']);
  const { site } = useSite();
  const { language } = useLanguage();
  const { ref, near } = useNear<HTMLDivElement>();
  const src = site.demoFrameUrl.replace('{{language}}', language);
  const isOwn = src.startsWith('/');
  const allowed = useConsent().choice === 'all' || isOwn;
  const { state, onLoad } = useFrameState(near && allowed);
  return (
    <SectionShell id={anchors.demo} labelledBy="demo-title" tone="deep">
      <SectionHeading id="demo-title" title={t('demo:title')} lead={t('demo:lead')} />
      <Stage ref={ref}>
        {state !== 'ready' && (
          <Message role="status">
            <p>{state === 'failed' ? t('demo:unavailable') : t('demo:loading')}</p>
            <NewTabLink href={src} newTabHint={t('buttons:newTab')}>
              {t('demo:openInNewTab')}
            </NewTabLink>
          </Message>
        )}
        {near && allowed && state !== 'failed' && (
          <Frame
            src={src}
            title={t('demo:frameTitle')}
            // The site's own tour opens nothing; somebody else's demo may lead on to its maker.
            sandbox={isOwn ? 'allow-scripts' : 'allow-scripts allow-popups'}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onLoad}
            style={{ visibility: state === 'ready' ? 'visible' : 'hidden' }}
          />
        )}
      </Stage>
    </SectionShell>
  );
}

function useFrameState(started: boolean) {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (!started) return;
    timer.current = setTimeout(() => setState('failed'), patience);
    return () => clearTimeout(timer.current);
  }, [started]);
  const onLoad = () => {
    clearTimeout(timer.current);
    setState('ready');
  };
  return { state, onLoad };
}
