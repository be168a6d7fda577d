import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

/** What goes around each part of a page in the browser: the theme. In a file of its own, because MUI is loaded with the first part that wakes. */
export const Design = ({ children }: { children: ReactNode }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>;
