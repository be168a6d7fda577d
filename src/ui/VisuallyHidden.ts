import styled, { type CSSObject } from '@emotion/styled';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden as CSSObject);
