export const texts = {
  writeAs: 'Write as',
  anonymous: 'Anonymous',
  name: 'Name',
  yourName: 'Your name',
  comment: 'Comment',
  send: 'Post comment',
  sending: 'Posting...',
  seeAll: 'See all comments',

  all: 'All comments',
  none: 'No comments yet. Be the first to leave one.',
}
