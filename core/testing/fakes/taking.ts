/**
 * Takes requests under keys: the same key is answered the same however often it comes, and its request is remembered once.
 */
export const takingOnce = <Request, Answer>(answer: (request: Request) => Answer) => {
  const answers = new Map<string, Answer>();
  const taken: Request[] = [];
  const take = (request: Request, key: string): Answer => {
    const given = answers.get(key) ?? answer(request);
    if (!answers.has(key)) taken.push(request);
    answers.set(key, given);
    return given;
  };
  return { taken, take };
};

/** What a desk has taken, each request once. */
export interface TallyResult<Request> {
  readonly taken: readonly Request[];
}
