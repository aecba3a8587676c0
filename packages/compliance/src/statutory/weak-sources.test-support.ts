/** Sites that share documents, forums and blogs: what stands there is no text of an authority. */
export const WEAK_SOURCE =
  /(?:^|[/.])(?:scribd|studylib|dokumen|docsbay|docplayer|pdfslide|slideshare|academia|studocu|citehr|blogspot|wordpress|medium|downloadformsindia)\.|[/.]blog[./]|\/blog\//i;
