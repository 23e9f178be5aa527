/** An abbreviation at the end of a text, `Nr.`, `S.`, `z. B.`: the sentence goes on after its point. */
export const GOES_ON = /(?:^|[\s(„])(?:Nrn?|S|Bd|Aufl|z|B|d|h|u|bzw|ca|[Vv]gl|St|Dr|Hr|Fr)\.\s*$/u;
