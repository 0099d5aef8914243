<?php
namespace MediaWiki\Extension\Heist;

use Config;
use Html;
use MediaWiki\Hook\ParserFirstCallInitHook;
use Parser;

/** The tag <heist>: it becomes the div that the script turns into an element. */
class Hooks implements ParserFirstCallInitHook {
	/** @var Config */
	private $config;

	public function __construct( Config $config ) {
		$this->config = $config;
	}

	/** @inheritDoc */
	public function onParserFirstCallInit( $parser ) {
		$parser->setHook( 'heist', [ $this, 'render' ] );
	}

	/**
	 * @param string|null $text A case in YAML or JSON; with src, what readers see without JavaScript.
	 * @param string[] $attributes Those of the element.
	 * @param Parser $parser
	 * @return string HTML
	 */
	public function render( $text, array $attributes, Parser $parser ) {
		$source = $attributes['src'] ?? '';
		if ( $source !== '' && !$this->isAllowed( $source ) ) {
			return Html::element( 'strong', [ 'class' => 'error' ],
				wfMessage( 'heist-external', $source )->inLanguage( $parser->getTargetLanguage() )->text() );
		}
		$parser->getOutput()->addModules( [ 'ext.heist' ] );
		$written = [ 'class' => 'heist-embed' ];
		foreach ( $attributes as $name => $value ) {
			// The script knows which names the element has, and warns about others.
			if ( preg_match( '/^[a-z]+(-[a-z]+)*$/', $name ) ) {
				$written["data-$name"] = $value;
			}
		}
		$inside = trim( (string)$text, "\n" );
		return Html::rawElement( 'div', $written,
			$source === '' && $inside !== '' ? Html::element( 'pre', [], $inside ) : htmlspecialchars( $inside ) );
	}

	/** On this server, unless the wiki allows others. */
	private function isAllowed( string $source ): bool {
		$server = $this->config->get( 'Server' );
		return $this->config->get( 'HeistExternalSources' )
			|| preg_match( '~^(?![a-z][a-z0-9+.-]*:|[/\\\\]{2})~i', trim( $source ) ) === 1
			|| str_starts_with( $source, "$server/" );
	}
}
