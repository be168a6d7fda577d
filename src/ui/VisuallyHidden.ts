import styled, { type CSSObject } from '@emotion/styled';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Words that screen readers say and nobody sees. */
export const VisuallyHidden = styled('span')(visuallyHidden as CSSObject);
