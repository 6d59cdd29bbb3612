/** What was asked last counts: an effect returns this, and an answer that comes after a newer question is dropped. */
export function latest<T>(answer: Promise<T>, found: (value: T) => void, failed: (error: Error) => void = () => {}): () => void {
  let current = true;
  answer.then(
    (value) => current && found(value),
    (error: Error) => current && failed(error),
  );
  return () => {
    current = false;
  };
}
