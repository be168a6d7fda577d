import MuiGlobalStyles from '@mui/material/GlobalStyles';
import { globalStyles } from './global-styles';

/** The styles of every page: written into the head by the build, and by the browser in development. */
export const GlobalStyles = () => <MuiGlobalStyles styles={globalStyles} />;
