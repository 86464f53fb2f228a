import type { PictureWords } from '../../../common/pictures/picture-state.tsx';

/** What is said of the user's own picture. */
export const avatarWords: PictureWords = {
  late: 'Checking your picture is taking longer than usual. It will appear here when it is ready; you can leave this page.',
  done: 'Your picture was changed.',
  kept: 'Your picture was not changed.',
};
