// The interface in English: a game that stands in the address of its page.

export const shareUi = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  getFile: 'Download',
};
