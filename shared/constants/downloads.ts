/** The path of the site under which CloudFront passes on signed downloads; the key of the file follows. */
export const downloadsPath = '/files';
