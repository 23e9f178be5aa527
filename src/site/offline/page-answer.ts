/**
 * Which of two answers a reader gets who opens a page: the host's, or the one kept in the browser.
 *
 * The host's wins, since it may be of a newer edition, also when it says that there is no such page
 * any longer. The kept one stands in when the host cannot be reached, when it has trouble of its
 * own (a status from 500), and when it takes too long.
 *
 * @param fresh what the host answers.
 * @param patience how long it may take, in milliseconds.
 */
export async function freshOrKept(
  fresh: Promise<Response>,
  storedPage: Response,
  patience: number,
): Promise<Response> {
  const sound = fresh.then(
    (response) => (response.status >= 500 ? storedPage : response),
    () => storedPage,
  );
  const slow = new Promise<Response>((resolve) => {
    setTimeout(resolve, patience, storedPage);
  });
  return Promise.race([sound, slow]);
}
