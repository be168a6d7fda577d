import styled from '@emotion/styled';
import { textStyles } from '../theme/text-styles';
import { colors } from '../theme/tokens';

/** The page's heading. */
export const Display = styled('h1')({ ...textStyles.display, margin: 0 });

/** A section's heading. */
export const SectionTitle = styled('h2')({ ...textStyles.section, margin: 0 });

/** A heading within a section. */
export const Title = styled('h3')({ ...textStyles.title, margin: 0 });

/** The sentence below a heading. */
export const Lead = styled('p')(textStyles.lead);

/** Secondary text. */
export const Soft = styled('p')({ color: colors.inkSoft });

/** A heading of the same size as the text below it. */
export const Caption = styled('h4')({ ...textStyles.small, margin: 0, fontWeight: 700 });
