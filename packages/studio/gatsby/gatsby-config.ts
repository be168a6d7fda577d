import config from '../../../gatsby-config';

/** The project's configuration, for the site that the studio shows: generating types would delay the preview. */
export default { ...config, graphqlTypegen: false };
