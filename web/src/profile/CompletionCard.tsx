export const CompletionCard = () => null
