import styled from '@emotion/styled';
import { colors } from '../site';

/** The box around a placeholder. It takes no room, so that a text with chips is as wide as the same text without. */
export const Chip = styled.span({ borderRadius: 3, background: colors.pale, boxShadow: `0 0 0 1px ${colors.emberText}` });
