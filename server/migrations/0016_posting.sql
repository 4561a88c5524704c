-- Finds the same job posted a moment ago without reading all jobs of its company.
create index jobs_digest on jobs (user_id, form_digest);

-- Posts lock the bitmaps of the newest chunk. Deferred, the triggers run at the commit, so that this lock is not held
-- while the server sends further statements. All three, so that they run in the order of the changes.
drop trigger search_document_written on search_documents;
drop trigger search_document_changed on search_documents;
create constraint trigger search_document_written after insert or delete on search_documents
  deferrable initially deferred for each row execute function write_search_bits();
create constraint trigger search_document_changed after update of tokens on search_documents
  deferrable initially deferred for each row when (old.tokens is distinct from new.tokens)
  execute function write_search_bits();
