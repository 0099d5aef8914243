<?php
/**
 * Plugin Name: heist-kit
 * Description: A block and a shortcode for examples of board game rules that readers can play.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

namespace HeistKit;

defined( 'ABSPATH' ) || exit;

/** The address of heist-kit.js: the copy in this plugin, or what a site says instead. */
function script_address(): string {
	return apply_filters( 'heist_kit_script', plugins_url( 'heist-kit/heist-kit.js', __FILE__ ) );
}

/**
 * The div that the script turns into an element.
 *
 * @param array  $attributes Those of the element, by name; true for a bare one.
 * @param string $text       A case in YAML or JSON; with src, what readers see without JavaScript.
 */
function embed( array $attributes, string $text ): string {
	wp_enqueue_script( 'heist-kit' );
	$written = '';
	foreach ( $attributes as $name => $value ) {
		// The script knows which names the element has, and warns about others.
		if ( '' !== $value && false !== $value && null !== $value && preg_match( '/^[a-z]+(-[a-z]+)*$/', $name ) ) {
			$written .= sprintf( ' data-%s="%s"', $name, esc_attr( true === $value ? '' : $value ) );
		}
	}
	$text   = trim( $text, "\r\n" );
	$inside = empty( $attributes['src'] ) && '' !== $text ? '<pre>' . esc_html( $text ) . '</pre>' : esc_html( $text );
	return "<div class=\"heist-embed\"$written>$inside</div>";
}

/** [heist src="…"], [heist game="lazy-heist" no-cards], [heist]a case[/heist] */
function shortcode( $given, $content = '' ): string {
	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$attributes[ $value ] = true;
		} else {
			$attributes[ $name ] = $value;
		}
	}
	unset( $attributes[''] );
	// The editor makes paragraphs and entities of a text, and the case has to be as its author wrote it.
	$text = preg_replace( array( '#<br\s*/?>\n?#', '#</p>\s*<p>#', '#</?p>#' ), array( "\n", "\n\n", '' ), (string) $content );
	return embed( $attributes, html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/** What the fields of the block say. */
function render_block( array $block ): string {
	$attributes = array();
	foreach ( array( 'element', 'game', 'src', 'seed', 'show' ) as $name ) {
		$attributes[ $name ] = $block[ $name ] ?? '';
	}
	if ( 'heist-game' === $attributes['element'] ) {
		unset( $attributes['element'] );
	}
	$attributes['no-cards'] = ! empty( $block['noCards'] );
	return embed( $attributes, (string) ( $block['text'] ?? '' ) );
}

add_action(
	'init',
	function () {
		// No version: with ?ver= in its address the script would be another module than the one that its parts know.
		wp_register_script( 'heist-kit', script_address(), array(), null, true );
		wp_register_script(
			'heist-kit-block',
			plugins_url( 'block.js', __FILE__ ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
			(string) filemtime( __DIR__ . '/block.js' ),
			true
		);
		register_block_type( __DIR__, array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
		add_shortcode( 'heist', __NAMESPACE__ . '\shortcode' );
	}
);

// Authors see in the editor what readers will see.
add_action( 'enqueue_block_editor_assets', function () {
	wp_enqueue_script( 'heist-kit' );
} );

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		return 'heist-kit' === $handle ? preg_replace( '/<script( type=.text.javascript.)?/', '<script type="module"', $tag ) : $tag;
	},
	10,
	2
);

add_filter(
	'no_texturize_shortcodes',
	function ( $names ) {
		return array_merge( $names, array( 'heist' ) );
	}
);
